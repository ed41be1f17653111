/** Times as people say them. */

/** "40 seconds", "3 minutes"; a minute if nobody said how long. */
export function waitingTime(seconds: number, language: string): string {
  const known = Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : 60;
  const [value, unit] = known < 90 ? [known, 'second'] : [Math.ceil(known / 60), 'minute'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

/** As the reader's country writes dates, if the browser names it for this language. */
export const localeHere = (language: string): string =>
  navigator.languages.find((tag) => tag.split('-')[0] === language) ?? language;

/** "18 November 2026" */
export const dayOf = (time: number, language: string): string =>
  new Intl.DateTimeFormat(localeHere(language), { dateStyle: 'long' }).format(time);

/** "9:05" of so many seconds. */
export function countdown(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
