import { readFileSync } from 'node:fs';
import { demoPassword } from '../demo/demo-accounts.ts';
import { isCommonPassword } from './common-passwords.ts';

const dictionary: string[] = JSON.parse(readFileSync(require.resolve('@zxcvbn-ts/language-common/src/passwords.json'), 'utf8'));
const longEnough = dictionary.filter((word) => word.length >= 8);

describe('common passwords', () => {
  it('are the 3,000 commonest of at least 8 characters, and no more', () => {
    expect(longEnough.filter(isCommonPassword)).toEqual(longEnough.slice(0, 3_000));
  });

  it.each(['password', 'Password1', 'QWERTYUIOP', 'iloveyou', '12345678', '\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18'])(
    'include %s, however it is typed',
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
    },
  );

  it.each(['correct horse', 'password password', ' password', 'toString', '__proto__', 'constructor', demoPassword, ''])(
    'do not include %j: no rule of composition',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );
});
