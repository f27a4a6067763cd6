import { CallError } from '@plenary/http/call-error';
import { type Fault, faultOf } from '../faults/fault.ts';

/** Codes with another meaning here, and their replacements. */
const meant = { password: ['invalid', 'wrong'], email: ['invalid_value', 'not-own'] } as const;

/** Runs `work`; a refusal for a wrong password or address, or for an old sign-in, has these codes. */
export const tellWrong = async (work: () => Promise<void>): Promise<Fault | null> => {
  try {
    await work();
    return null;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const told = faultOf(error);
    const fields = { ...told.fields };
    for (const [name, [code, meaning]] of Object.entries(meant)) if (fields[name] === code) fields[name] = meaning;
    return { ...told, fields };
  }
};

/** The additional field that the service requires. */
export const lackingField = (error: unknown): 'password' | 'code' | null => {
  if (!(error instanceof CallError)) return null;
  return (['password', 'code'] as const).find((name) => error.errors[name] === 'required') ?? null;
};
