/**
 * Keeps the focus on the page. Whatever has it may vanish or be disabled when
 * it is used; a browser then forgets where the user was, and whoever hears the
 * page is thrown back to its very beginning.
 */
export function keepFocus(home: HTMLElement): () => void {
  let last: Element | null = null;
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element) last = target;
  };
  const check = () => {
    const active = document.activeElement;
    const isLost = active === null || active === document.body ? last?.isConnected === false : active.matches(':disabled');
    if (isLost) home.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(check);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', remember);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
  };
}
