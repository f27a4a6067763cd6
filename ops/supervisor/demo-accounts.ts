import { existsSync } from 'node:fs';
import path from 'node:path';
import { isOwnMachine } from '@plenary/service-kit/deployment-faults';
import { faultOfSeed, WrongSetting } from '@plenary/service-kit/read-config';
import { keptSecret } from '@plenary/service-kit/secrets';

type Environment = Readonly<Record<string, string | undefined>>;

/** Seed of the services: the demo by default, and nothing in production. Throws where others reach the platform and none is chosen. */
export const seedOf = (environment: Environment): string => {
  const fault = faultOfSeed(environment);
  if (fault) throw new WrongSetting(`Wrong settings:\n  ${fault}`);
  return environment.SEED ?? (environment.NODE_ENV === 'production' ? 'none' : 'demo');
};

export interface DemoPassword {
  password: string;
  /** Made at this start: it is shown now and never again. */
  isNew: boolean;
}

/** Random password of the demo accounts where others reach them; undefined: the known one, or no demo. */
export const demoPasswordOf = (environment: Environment, dataDir: string): DemoPassword | undefined => {
  if (seedOf(environment) !== 'demo' || isOwnMachine(environment) || environment.DEMO_PASSWORD) return undefined;
  const isNew = !existsSync(path.join(dataDir, 'secrets', 'demo-password'));
  return { password: keptSecret(dataDir, 'demo-password'), isNew };
};

const passwordText = (environment: Environment, demo: DemoPassword | undefined): string => {
  if (environment.DEMO_PASSWORD) return 'password as in DEMO_PASSWORD';
  if (!demo) return 'password demo-password-2026';
  return demo.isNew ? `password ${demo.password} (shown only now)` : 'password as shown at the first start';
};

/** The mailbox answers on this machine alone. */
const mailsOf = (url: string, environment: Environment): string => {
  if (environment.SMTP_URL) return 'sent by SMTP_URL';
  return isOwnMachine(environment) ? `${url}/dev/mailbox` : 'files in the folder mail under DATA_DIR';
};

/** The terminal's text on the demo's accounts (svc-identity/src/demo); empty if there are none. */
export const demoAccounts = (url: string, environment: Environment, demo?: DemoPassword): string =>
  seedOf(environment) !== 'demo'
    ? ''
    : `  Demo accounts, ${passwordText(environment, demo)}:
    claire@atelier-nord.example    customer
    hugo@grand-compte.example      customer with a framework contract, 10 %
    staff@comet.example            staff
    admin@comet.example            admin
  Mails: ${mailsOf(url, environment)}
`;
