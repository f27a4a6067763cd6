import { sql } from 'drizzle-orm';
import { kitMigration, kitTables } from '../kit-tables.ts';
import { onBothEngines } from '../testing/each-engine.ts';
import { fold, folded } from './folded.ts';

const latin = Array.from({ length: 0x180 - 0xc0 }, (_, index) => String.fromCodePoint(0xc0 + index)).join('');

onBothEngines([kitMigration], (open) => {
  it.each([
    ['Élodie', 'elodie'],
    ['Étienne ÇA', 'etienne ca'],
    ['Ine\u0300s', 'ines'],
    ['50 %_\\', '50 %_\\'],
    [latin, fold(latin)],
  ])('%j is searched as %j', async (text, wanted) => {
    const database = await open();
    const { throttle } = kitTables(database.dialect);
    await database.transact((tx) => tx.insert(throttle).values({ key: text, windowStart: 0, count: 1 }));
    const read = await database.read.select({ found: sql<string>`${folded(database.dialect, throttle.key)}` }).from(throttle);
    expect(read).toEqual([{ found: wanted }]);
    expect(fold(text)).toBe(wanted);
  });
});
