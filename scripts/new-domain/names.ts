import { serviceNames } from '@plenary/contracts/services';

/** A domain's name as files and code write it. */
export interface Names {
  /** `feedback` */
  name: string;
  /** `Feedback` */
  Name: string;
  /** `FEEDBACK` */
  NAME: string;
}

/** Throws where no domain can be called so. */
export const namesOf = (name: string | undefined): Names => {
  if (!name || !/^[a-z]{3,20}$/.test(name)) throw new Error('Which domain? One word in lower case: npm run new-domain -- feedback');
  if ([...serviceNames, 'gateway'].some((taken) => taken === name)) throw new Error(`svc-${name} is there already`);
  return { name, Name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`, NAME: name.toUpperCase() };
};

/** A template, or its path, with the domain's name in it. */
export const filledIn = (text: string, { name, Name, NAME }: Names): string =>
  text.replaceAll('__NAME__', NAME).replaceAll('__Name__', Name).replaceAll('__name__', name);
