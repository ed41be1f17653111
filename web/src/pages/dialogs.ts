/** What the settings and the help are filled with, in one file that comes when either is opened. */

export { default as Keys } from './help/Keys.svelte';
export { default as Sections } from './settings/Sections.svelte';
