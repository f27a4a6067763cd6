import type { ChangePreview, ChangeSide } from '@plenary/contracts/changes.schemas';

/** A day for so many people at 100 euros each. */
export const makeChangeSide = (date: string, pax: number): ChangeSide => ({
  days: [{ date, lunchPax: pax, plenary: { pax, duration: 'AM, PM', configuration: 'theater' }, subcommittees: [] }],
  rooms: [{ day: date, place: 'plenary', index: 0, roomName: 'Salon Niel' }],
  items: [],
  totalExcludingVatPrice: pax * 100_00,
  totalIncludingVatPrice: pax * 120_00,
  vatBreakdown: [{ percent: 20, base: pax * 100_00, amount: pax * 20_00 }],
  deposit: { percent: 70, amount: pax * 84_00 },
});

/** One person more, whom the customer has to agree to. */
export const makeChangePreview = (fields: Partial<ChangePreview> = {}): ChangePreview => ({
  ...{ revision: 4, previewHash: 'h'.repeat(43), level: 'consent', obstacle: null },
  ...{ before: makeChangeSide('2026-10-06', 24), after: makeChangeSide('2026-10-06', 25) },
  ...{ difference: { excludingVat: 100_00, includingVat: 120_00 }, alternatives: { days: [], rooms: [] } },
  ...fields,
});
