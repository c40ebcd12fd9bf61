/** The time limits of the gate by default, in minutes, and how often it repeats a run. */
export const defaultLimits = { version: 5, queue: 30, run: 30, reruns: 1 };
