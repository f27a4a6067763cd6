/** @jsxRuntime automatic */
import type { Paper } from './paper.ts';

/** In the French paper only (spec/logistics.md §3), hence its French words. */
export const CarbonEstimate = ({ document, format }: Paper) =>
  document.carbonFootprint && document.language === 'fr' ? (
    <section>
      <h2>Empreinte carbone</h2>
      <p>
        Estimation : environ {format.count(Math.round(document.carbonFootprint.kilograms))} kg de CO2 équivalent pour les salles et la
        restauration, hors déplacements.
      </p>
    </section>
  ) : null;
