const dayLength = 86_400_000;

/** Local days from one to another, both included; NaN where one of them is no day. */
export const countDays = ({ from, to }: { from: string; to: string }): number => (Date.parse(to) - Date.parse(from)) / dayLength + 1;
