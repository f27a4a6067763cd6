import { type CompanyNumber, countryOfVat } from '@plenary/contracts/company-number';
import { signatureLimits as limits } from '@plenary/contracts/signature-terms';
import * as z from 'zod';
import { askOutside, type OutsideWay, plainLine } from '../outside/ask-outside.ts';
import type { RegisterAnswer } from './company-registers.ts';
import { readVatAddress } from './vat-address.ts';

/** Some states tell neither name nor address: VIES writes dashes, or nothing. */
const told = z
  .string()
  .nullish()
  .transform((text) => (!text || /^-+$/.test(text.trim()) ? '' : text));
const checked = z.object({ valid: z.boolean(), userError: z.string().optional(), name: told, address: told });
const failed = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) });

/** Errors that speak of the number; all others of VIES or of the state that it asks. */
const ofNumber = ['INVALID', 'INVALID_INPUT'];

/** VIES over its REST interface. `url`: `https://ec.europa.eu/taxation_customs/vies/rest-api`. */
export const vatRegister =
  (way: OutsideWay, url: string) =>
  async ({ countryCode, number }: Extract<CompanyNumber, { kind: 'vat' }>): Promise<RegisterAnswer> => {
    const answer = await askOutside(way, {
      url: `${url}/check-vat-number`,
      body: { countryCode, vatNumber: number },
      answer: z.union([checked, failed]),
    });
    const error = 'valid' in answer ? answer.userError : answer.errorWrappers[0]?.error;
    if (error !== undefined && ofNumber.includes(error)) return { outcome: 'unknown' };
    if (!('valid' in answer) || (error !== undefined && error !== 'VALID')) return { outcome: 'away' };
    if (!answer.valid) return { outcome: 'unknown' };
    const { street, zipCode, city } = readVatAddress(answer.address);
    return {
      outcome: 'found',
      company: {
        name: plainLine(answer.name, limits.companyName),
        street: plainLine(street, limits.street),
        zipCode: plainLine(zipCode, limits.zipCode),
        city: plainLine(city, limits.city),
        countryCode: countryOfVat(countryCode),
        vatCode: `${countryCode}${number}`,
      },
    };
  };
