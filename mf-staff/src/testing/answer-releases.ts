import * as contract from '@plenary/contracts/releases.endpoints';
import type { Fake } from '@plenary/http/create-fake';
import { makeReleases } from './make-releases.ts';

/** Releases as answered by the gateway: a canary runs on one remote. */
export const answerReleases = ({ answer }: Pick<Fake, 'answer'>) => {
  answer(contract.getReleases, () => makeReleases());
  answer(contract.startCanary, () => makeReleases({ revision: 5 }));
  answer(contract.promoteRelease, () => makeReleases({ revision: 5 }));
  answer(contract.rollBackRelease, () => makeReleases({ revision: 5 }));
  answer(contract.withdrawCanary, () => makeReleases({ revision: 5 }));
};
