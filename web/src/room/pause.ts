/** Between two tries, at first and at most. */
const FIRST_MS = 400;
const LONGEST_MS = 8_000;

/** How long to wait after so many tries: those who were cut off together come back one by one. */
export const pauseMs = (tries: number): number =>
  Math.min(FIRST_MS * 2 ** tries, LONGEST_MS) * (0.5 + Math.random() / 2);

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
