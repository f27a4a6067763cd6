import { minPasswordLength } from '@plenary/contracts/identity-terms';
import { refuse } from '@plenary/http/refuse';
import dictionary from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };

/** The commonest that pass the length rule, in lower case: the dictionary is ordered by how often each was found. */
const common: ReadonlySet<string> = new Set(dictionary.filter((word) => word.length >= minPasswordLength).slice(0, 3_000));
// The other 46,000 would keep 2 MB for as long as the process lives.
dictionary.length = 0;

export const isCommonPassword = (password: string): boolean => common.has(password.normalize('NFKC').toLowerCase());

/** Refuses `invalid-request` (`too_common` at `field`) for one of the commonest passwords. */
export const refuseCommonPassword = (password: string, field = 'password'): void => {
  if (isCommonPassword(password)) refuse('invalid-request', { errors: { [field]: 'too_common' } });
};
