interface Settled {
  /** Received less paid back; euro cents, as the others. */
  received: number;
  /** Due with VAT for changes of the booking that gave something up. */
  changeFees: number;
  /** Above 0 the customer owes it, below 0 it is to be paid back. */
  due: number;
}

export interface SettlementRow {
  id: 'changeFees' | 'paid' | 'owed' | 'toRefund';
  /** Euro cents: what was paid is below 0, what is left above it whichever way it goes. */
  amount: number;
}

/** What stands under the fee of a cancellation until the last row, which is left to settle (design: lifecycle L31); empty: the fee is all of it. */
export const settlementRows = ({ received, changeFees, due }: Settled): SettlementRow[] => {
  if (received + changeFees === 0) return [];
  const rows: SettlementRow[] = [
    { id: 'changeFees', amount: changeFees },
    { id: 'paid', amount: -received },
  ];
  return [...rows.filter(({ amount }) => amount !== 0), { id: due < 0 ? 'toRefund' : 'owed', amount: Math.abs(due) }];
};
