import { type CompanyNumber, readCompanyNumber, sirenOfVat, vatOfSiren } from '@plenary/contracts/company-number';
import type { Logger } from '@plenary/service-kit/logger';
import type { OutsideWay } from '../outside/ask-outside.ts';
import type { CompanyRegisters, RegisterAnswer } from './company-registers.ts';
import { sirenRegister } from './siren-register.ts';
import { vatRegister } from './vat-register.ts';

interface Options extends OutsideWay {
  /** Base of VIES, and of the French register. */
  vatUrl: string | undefined;
  sirenUrl: string | undefined;
  logger: Logger;
}

/** The registers of the settings; null: there is none. The log has their outcomes, and nothing of the company. */
export const createRegisters = ({ vatUrl, sirenUrl, logger, ...way }: Options): CompanyRegisters | null => {
  const byVat = vatUrl === undefined ? null : vatRegister(way, vatUrl);
  const bySiren = sirenUrl === undefined ? null : sirenRegister(way, sirenUrl);
  if (!byVat && !bySiren) return null;

  /** A SIREN goes to the French register first, which has its street; a VAT number to VIES, which says whether it is valid. */
  const askFor = (number: CompanyNumber): ['vat' | 'siren', Promise<RegisterAnswer>] | null => {
    const siren = number.kind === 'siren' ? number.number : sirenOfVat(number);
    if (bySiren && siren && (number.kind === 'siren' || !byVat))
      return ['siren', bySiren(siren, number.kind === 'vat' ? `FR${number.number}` : '')];
    const vat = number.kind === 'vat' ? number : readCompanyNumber(vatOfSiren(number.number));
    return byVat && vat?.kind === 'vat' ? ['vat', byVat(vat)] : null;
  };

  return {
    names: [...(byVat ? (['vat'] as const) : []), ...(bySiren ? (['siren'] as const) : [])],
    find: async (number) => {
      const asked = askFor(number);
      if (!asked) return { outcome: 'unknown' };
      const [register, answer] = asked;
      const told = await answer.catch((): RegisterAnswer => ({ outcome: 'away' }));
      const about = { register, outcome: told.outcome };
      if (told.outcome === 'away') logger.warn(about, 'a register of companies is away');
      else logger.info(about, 'a register of companies answered');
      return told;
    },
  };
};
