/** Euro cents as a field of money shows them: `250` or `250,50`. `centsOf` reads it back. */
export const eurosOf = (cents: number): string => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2).replace('.', ','));
