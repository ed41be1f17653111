/** What an action changed, in the page's view of a game. */

import type { Change, Happening, View } from '../contract';

/** How a game stands after a change. */
export function changed(view: View, { kept, happened, ...now }: Change): View {
  return { ...view, ...now, history: [...view.history.slice(0, kept), ...happened] };
}

/** What happened between two views of the same game; nothing if something was taken back. */
export const happenedSince = (before: View, after: View): Happening[] => after.history.slice(before.history.length);
