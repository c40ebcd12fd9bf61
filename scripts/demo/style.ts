import { styleText } from 'node:util';

/** Colours and the like, where the reader is a terminal that wants them. */
export const style: typeof styleText = (format, text) =>
  process.stdout.isTTY && !process.env.NO_COLOR ? styleText(format, text) : text;
