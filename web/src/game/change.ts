/** What an action changed, in the page's view of a game. */

import type { Change, View } from '../contract';

/** How a game stands after a change. */
export function changed(view: View, { kept, happened, ...now }: Change): View {
  return { ...view, ...now, history: [...view.history.slice(0, kept), ...happened] };
}
