import { signatureLimits as limits } from '@plenary/contracts/signature-terms';
import * as z from 'zod';
import { askOutside, type OutsideWay, plainLine } from '../outside/ask-outside.ts';
import type { RegisterAnswer } from './company-registers.ts';

/** Companies may have their address kept from the public. */
const told = z
  .string()
  .nullish()
  .transform((text) => (!text || text === '[NON-DIFFUSIBLE]' ? '' : text));
const seat = z.object({
  complement_adresse: told,
  numero_voie: told,
  indice_repetition: told,
  type_voie: told,
  libelle_voie: told,
  code_postal: told,
  libelle_commune: told,
  libelle_cedex: told,
  code_cedex: told,
  /** Of a seat abroad, whose address has no French street. */
  code_pays_etranger: told,
});
const found = z.object({
  results: z.array(z.object({ siren: z.string(), nom_raison_sociale: told, nom_complet: told, etat_administratif: told, siege: seat })),
});

type Seat = z.output<typeof seat>;

const streetOf = ({ numero_voie, indice_repetition, type_voie, libelle_voie, complement_adresse }: Seat): string =>
  [complement_adresse, [numero_voie, indice_repetition, type_voie, libelle_voie].filter(Boolean).join(' ')].filter(Boolean).join(', ');

const addressOf = (of: Seat) =>
  of.code_pays_etranger
    ? { street: '', zipCode: '', city: '' }
    : {
        street: plainLine(streetOf(of), limits.street),
        zipCode: plainLine(of.code_cedex || of.code_postal, limits.zipCode),
        city: plainLine(of.libelle_cedex || of.libelle_commune, limits.city),
      };

/**
 * The French register of companies over "recherche d'entreprises". `url`: `https://recherche-entreprises.api.gouv.fr`. It tells no VAT
 * number, and not every company has one: `vatCode` stays as it was asked with.
 */
export const sirenRegister =
  (way: OutsideWay, url: string) =>
  async (siren: string, vatCode: string): Promise<RegisterAnswer> => {
    const query = new URLSearchParams({ q: siren, page: '1', per_page: '1' });
    const { results } = await askOutside(way, { url: `${url}/search?${query}`, answer: found });
    const company = results.find((one) => one.siren === siren && one.etat_administratif !== 'C');
    if (!company) return { outcome: 'unknown' };
    return {
      outcome: 'found',
      company: {
        name: plainLine(company.nom_raison_sociale || company.nom_complet, limits.companyName),
        ...addressOf(company.siege),
        countryCode: 'FR',
        vatCode,
      },
    };
  };
