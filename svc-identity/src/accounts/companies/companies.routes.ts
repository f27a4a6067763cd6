import * as contract from '@plenary/contracts/accounts.endpoints';
import type { IdentityDeps } from '../../deps.ts';
import type { Implement } from '../../implement.ts';
import { changeCompany } from './change-company.ts';
import { changeCompanyBilling } from './change-company-billing.ts';
import { changePrimaryContact } from './change-primary-contact.ts';
import { createCompany } from './create-company.ts';
import { findAccountCompany } from './find-account-company.ts';
import { listCompanies } from './list-companies.ts';
import { mergeCompany } from './merge-company.ts';

export const companiesRoutes = (implement: Implement, deps: IdentityDeps): void => {
  implement(contract.listCompanies, ({ query }) => listCompanies(deps, { search: query.search, after: query.after }));

  implement(contract.createCompany, ({ actor, body }) => createCompany(deps, { actorId: actor.userId, ...body }));

  implement(contract.getCompany, ({ params }) =>
    findAccountCompany(deps.database.read, deps.tables, { companyId: params.companyId, now: deps.now() }),
  );

  implement(contract.changeCompany, ({ actor, params, body }) =>
    changeCompany(deps, { actorId: actor.userId, companyId: params.companyId, ...body }),
  );

  implement(contract.changeCompanyBilling, ({ actor, params, body: { version, ...billing } }) =>
    changeCompanyBilling(deps, { actorId: actor.userId, companyId: params.companyId, version, billing }),
  );

  implement(contract.changePrimaryContact, ({ actor, params, body }) =>
    changePrimaryContact(deps, { actorId: actor.userId, companyId: params.companyId, ...body }),
  );

  implement(contract.mergeCompany, ({ actor, params, body }) =>
    mergeCompany(deps, { actorId: actor.userId, companyId: params.companyId, ...body }),
  );
};
