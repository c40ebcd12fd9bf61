import { type AppInput, readAppInput } from '../app-input.ts';
import type { InputReader } from '../input-reader.ts';

export interface DeleteAppInputs {
  app: AppInput;
  /** Label that the app must have, to the letter. */
  confirmLabel: string;
}

export function readInputs(reader: InputReader): DeleteAppInputs {
  const confirmLabel = reader.verbatim('confirm-label');
  if (confirmLabel === undefined)
    reader.refuse(
      'confirm-label',
      'is required: the label of the app, so that no other app is deleted by mistake',
    );
  return { app: readAppInput(reader), confirmLabel: confirmLabel ?? '' };
}
