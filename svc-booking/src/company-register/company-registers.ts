import type { CompanyNumber, CompanyRegister } from '@plenary/contracts/company-number';
import type { RegisteredCompany } from '@plenary/contracts/company-register.schemas';

/** `away`: the register did not answer in time, or not as it should. */
export type RegisterAnswer = { outcome: 'found'; company: RegisteredCompany } | { outcome: 'unknown' } | { outcome: 'away' };

/** The registers of companies that a deployment has. */
export interface CompanyRegisters {
  names: readonly CompanyRegister[];
  find: (number: CompanyNumber) => Promise<RegisterAnswer>;
}
