import type { ChangeSide } from '@plenary/contracts/changes.schemas';
import { linesOf } from './lines-of.ts';

const item = (description: string, unitPrice: number, quantity = 1): ChangeSide['items'][number] => ({
  ...{ code: 'FREE_SERVICE', description, unitPrice, quantity, catalogPrice: unitPrice, vatPercent: 20 },
  ...{ includedServices: [], applyGlobalDiscount: false, custom: true, date: '2027-01-19' },
});
const side = (...items: ChangeSide['items']): ChangeSide => ({
  ...{ days: [], rooms: [], items, totalExcludingVatPrice: 0, totalIncludingVatPrice: 0, vatBreakdown: [] },
  deposit: { percent: 70, amount: 0 },
});
const at = (quantity: number, unitPrice: number) => ({ quantity, amount: quantity * unitPrice });

// Lifecycle L4.
test('a line at another price stands beside the one that it replaces', () => {
  expect(linesOf(side(item('Nef', 2_000_00), item('Menu', 60_00, 12)), side(item('Nef', 1_600_00), item('Menu', 60_00, 14)))).toEqual([
    { label: 'Nef', was: at(1, 2_000_00), is: at(1, 1_600_00) },
    { label: 'Menu', was: at(12, 60_00), is: at(14, 60_00) },
  ]);
});

test('lines in the same words have rows of their own, which are counted', () => {
  expect(linesOf(side(item('Nef', 2_000_00)), side(item('Nef', 2_000_00), item('Nef', 1_600_00), item('Nef', 1_600_00)))).toEqual([
    { label: 'Nef', was: at(1, 2_000_00), is: at(1, 2_000_00) },
    { label: 'Nef (2)', was: undefined, is: at(2, 1_600_00) },
  ]);
});

test('a line that is given up and another one that is added do not share a row', () => {
  expect(linesOf(side(item('Nef', 2_000_00)), side(item('Piano', 90_00)))).toEqual([
    { label: 'Nef', was: at(1, 2_000_00), is: undefined },
    { label: 'Piano', was: undefined, is: at(1, 90_00) },
  ]);
});
