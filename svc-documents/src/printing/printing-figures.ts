import type { Figure } from '@plenary/service-kit/metrics';
import type { MeasuredPrinter } from './create-printer.ts';

/** How much the printer has to do. */
export const printingFigures = ({ load }: Pick<MeasuredPrinter, 'load'>): readonly Figure[] => [
  {
    name: 'plenary_documents_printing',
    help: 'Documents that are printed now, and that wait for their turn',
    labels: ['state'],
    read: async () => Object.entries(load()).map(([state, value]) => ({ labels: { state }, value })),
  },
];
