import type { DocumentGoal, QuoteDocument } from '@plenary/contracts/documents.schemas';
import type { Language } from '@plenary/contracts/vocabulary';
import type { House } from '../quotes/map-quote.ts';
import { bannerOf } from '../quotes/special-venues.ts';
import { sampleWords } from './sample-words.ts';

interface SampleInput {
  goal: DocumentGoal;
  language: Language;
  house: House;
}

const people = 24;

/**
 * A made-up quote with every part that a paper can have: 20 % tax, 70 % deposit, 10 % framework discount, 14 days (spec/logistics.md §9).
 */
export const sampleDocument = ({ goal, language, house }: SampleInput): QuoteDocument => {
  const words = sampleWords[language];
  const line = (description: string, quantity: number, unitPrice: number, { catalogPrice = unitPrice, subtext = '' } = {}) => ({
    description,
    subtext: subtext || undefined,
    quantity,
    unitPrice,
    catalogPrice,
    amount: quantity * unitPrice,
  });
  const days = [
    {
      date: '2027-03-16',
      lines: [
        line(words.day, people, 11_900, { catalogPrice: 12_900, subtext: words.included }),
        line(words.room, 2, 32_000),
        line(words.cocktail, people, 4_200),
      ],
    },
    {
      date: '2027-03-17',
      lines: [line(words.morning, people, 9_600, { subtext: words.includedMorning }), line(words.wellness, 1, 0)],
    },
  ].map((day) => ({ ...day, amount: sum(day.lines) }));
  const subTotal = sum(days);
  const discounts = Math.round(subTotal / 10);
  const fees = Math.round(((subTotal - discounts) * 3) / 100);
  const totalExcludingTaxes = subTotal - discounts + fees;
  const tax = Math.round(totalExcludingTaxes / 5);
  const totalIncludingTaxes = totalExcludingTaxes + tax;
  const venueName = `${house.brandName} Ternes`;
  return {
    goal,
    language,
    information: {
      brandName: house.brandName,
      meetingScientist: house.meetingScientist ?? {
        firstName: 'Camille',
        lastName: 'Roussel',
        email: 'camille.roussel@comet.example',
        phoneNumber: '+33 1 99 00 12 34',
      },
      businessContributor: { name: 'Agence Passerelle', address: '8 rue de l’Exemple, 69000 Lyon', vatCode: 'FR00 111111111' },
      customerCompany: {
        name: 'Atelier Nord',
        address: { street: '27 boulevard de l’Exemple', zipCode: '59000', city: 'Lille', country: 'France' },
        vatCode: 'FR00 222222222',
        contact: { name: 'Claire Martin', email: 'claire@atelier-nord.example', phoneNumber: '+33 3 53 01 00 00' },
      },
      quoteReference: 'TEST0001',
      creationDate: '2027-01-11',
      expirationDate: '2027-01-25',
      standing: { kind: 'held', until: '2027-01-18T11:00:00.000Z' },
      headerFreeText: words.headerFreeText,
      settlementCompany: house.settlementCompany,
    },
    eventSummary: {
      firstDay: '2027-03-16',
      lastDay: '2027-03-17',
      dayCount: 2,
      rooms: [
        { day: '2027-03-16', place: 'plenary', index: 0, roomName: 'Ternes' },
        { day: '2027-03-16', place: 'subcommittee', index: 0, roomName: 'Wagram' },
        { day: '2027-03-16', place: 'subcommittee', index: 1, roomName: 'Courcelles' },
        { day: '2027-03-17', place: 'plenary', index: 0, roomName: 'Ternes' },
      ],
      eventLocation: {
        venueId: 'a01000000000001',
        venueName,
        banner: bannerOf(venueName, house.brandName),
        address: { street: '16 avenue des Ternes', zipCode: '75017', city: 'Paris', countryCode: 'FRA' },
        palette: 'emerald',
        venuePictures: [],
      },
    },
    items: { days },
    frameworkDiscount: {
      companyName: 'Atelier Nord',
      description: words.contract,
      dispositions: words.terms,
      percent: 10,
      amount: discounts,
    },
    additionalServices: { description: words.additionalServices },
    administrationFees: { description: words.fees, percent: 3, amount: fees },
    totals: {
      subTotal,
      discounts,
      totalExcludingTaxes,
      taxes: { percentage: 20, amount: tax },
      taxBreakdown: [{ percentage: 20, base: totalExcludingTaxes, amount: tax }],
      totalIncludingTaxes,
      deposit: { percentage: 70, amount: Math.round((totalIncludingTaxes * 7) / 10) },
    },
    cancellationTerms: {
      id: 'TEST',
      version: 1,
      rungs: [
        { minDays: 31, percent: 0, kind: 'indemnity' },
        { minDays: 8, percent: 50, kind: 'indemnity' },
        { minDays: 0, percent: 100, kind: 'service' },
      ],
    },
    carbonFootprint: { kilograms: 142 },
  };
};

const sum = (parts: readonly { amount: number }[]): number => parts.reduce((total, { amount }) => total + amount, 0);
