/** Texts that the reader takes along. */

/** The type of a file of games. */
export const PDN = 'application/x-draughts-pdn';

/** Long enough for any browser to have begun. */
const UNTIL_SAVED_MS = 10_000;

/** Saves a text as a file. */
export function saveFile(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), UNTIL_SAVED_MS);
}

/** Puts a text on the clipboard; false if there is none, or the browser does not allow it. */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(await text);
    return true;
  } catch {
    return false;
  }
}
