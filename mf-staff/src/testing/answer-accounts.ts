import * as contract from '@plenary/contracts/accounts.endpoints';
import type { AccountCompany } from '@plenary/contracts/accounts.schemas';
import type { Fake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { adrien, samia } from './fake-staff.ts';
import { fakeCompanyId, makeAccount, makeCompany } from './make-account.ts';

/** Accounts, a company and the trail of both, as answered by svc-identity. */
export const answerAccounts = ({ answer }: Pick<Fake, 'answer'>) => {
  const claire = makeAccount();
  const own = makeAccount({ userId: adrien.id, email: adrien.email, firstname: 'Adrien', lastname: 'Moreau', role: 'admin' });
  const staff = makeAccount({
    ...{ userId: samia.id, email: samia.email, firstname: 'Samia', lastname: 'Benali', role: 'staff' },
    jobs: [{ job: 'venue', scope: 'venues', places: ['ternes'] }],
  });
  const company = makeCompany();
  const next = (part: Partial<AccountCompany> = {}) => ({ ...company, ...part, version: company.version + 1 });

  answer(contract.listAccounts, ({ query: { search } }) => ({ accounts: search === 'nobody' ? [] : [claire, own, staff], next: null }));
  answer(contract.disableAccount, () => ({ ...claire, state: 'disabled' as const, sessionsCount: 0, version: 4 }));
  answer(contract.enableAccount, () => ({ ...claire, version: 5 }));
  answer(contract.changeRole, ({ body: { role } }) => ({ ...claire, role, sessionsCount: 0, version: 4 }));
  answer(contract.changeJobs, ({ body: { jobs } }) => ({ ...staff, jobs, version: 4 }));
  answer(contract.signOutAccount, () => ({ ...claire, sessionsCount: 0 }));
  answer(contract.sendAccountLink, () => claire);
  answer(contract.removeSecondFactor, () => ({ ...claire, hasSecondFactor: false, sessionsCount: 0 }));
  answer(contract.listCompanies, () => ({ companies: [company], next: null }));
  answer(contract.getCompany, ({ params: { companyId } }) => (companyId === fakeCompanyId ? company : refuse('not-found')));
  answer(contract.createCompany, ({ body }) => ({ ...company, ...body, version: 0 }));
  answer(contract.changeCompany, ({ body: { name, domains } }) => next({ name, domains }));
  answer(contract.changeCompanyBilling, ({ body: { version: _, ...billing } }) => next({ billing }));
  answer(contract.giveContract, () => next());
  answer(contract.changeContract, () => next());
  answer(contract.endContract, () => next({ contracts: [] }));
  answer(contract.listParkedAccountEvents, () => ({ events: [] }));
  answer(contract.resendParkedAccountEvent, () => undefined);
  answer(contract.getAccountsTrail, () => ({
    entries: [
      {
        id: 'd1',
        at: '2027-01-11T09:30:00Z',
        by: { userId: adrien.id, email: adrien.email, name: 'Adrien Moreau' },
        action: 'contract-given',
        subject: { type: 'company', id: fakeCompanyId, name: 'Atelier Nord' },
        changes: [
          { field: 'percent', from: null, to: 12.5 },
          { field: 'description.fr', from: null, to: 'Remise sur les salles' },
        ],
      },
    ],
    next: null,
  }));
};
