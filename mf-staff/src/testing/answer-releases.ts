import * as contract from '@plenary/contracts/releases.endpoints';
import type { Fake } from '@plenary/http/create-fake';
import { mintReleases } from './mint-releases.ts';

/** Releases as answered by the gateway: a canary runs on one remote. */
export const answerReleases = ({ answer }: Pick<Fake, 'answer'>) => {
  answer(contract.getReleases, () => mintReleases());
  answer(contract.startCanary, () => mintReleases({ revision: 5 }));
  answer(contract.promoteRelease, () => mintReleases({ revision: 5 }));
  answer(contract.rollBackRelease, () => mintReleases({ revision: 5 }));
  answer(contract.withdrawCanary, () => mintReleases({ revision: 5 }));
};
