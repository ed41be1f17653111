import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { pageOf } from './app/addresses';

const target = document.getElementById('app');
// Within a page of somebody else there is the game, and nothing around it.
const isEmbedded = pageOf(location.pathname, location.search).name === 'embed';
if (target && isEmbedded) void import('./study/Embedded.svelte').then(({ default: Embedded }) => mount(Embedded, { target }));
else if (target) mount(App, { target });
