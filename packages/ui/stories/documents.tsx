import { formatPrice } from '@plenary/contracts/format';
import { useState } from 'react';
import { Breadcrumb } from '../src/breadcrumb.tsx';
import { Card } from '../src/card.tsx';
import { DataTable } from '../src/data-table.tsx';
import { Price } from '../src/price.tsx';
import { Tabs } from '../src/tabs.tsx';
import { ToggleCard } from '../src/toggle-card.tsx';
import { VenuePicture } from '../src/venue-picture.tsx';
import styles from './stories.module.css';
import { Story } from './story.tsx';

const money = (cents: number) => formatPrice(cents, 'fr-FR', { decimals: true });

export const Documents = () => {
  const [chosen, setChosen] = useState(['wellness']);
  const toggle = (id: string) => setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <>
      <Story name="breadcrumb">
        <Breadcrumb
          label="Vous êtes ici"
          items={[
            { id: 'home', content: <a href="#home">Accueil</a> },
            { id: 'fra', content: <a href="#fra">France</a> },
            { id: 'venue', content: 'Ternes' },
          ]}
        />
      </Story>
      <Story name="toggle-card" wide>
        <div className={styles.tiles}>
          {[
            {
              id: 'afterwork',
              title: 'Afterwork',
              description: 'De 18h à 19h30, planches et boissons.',
              cents: 2800,
              palette: 'rose' as const,
            },
            {
              id: 'wellness',
              title: 'Bien-être',
              description: 'Séance de 15 minutes pour relancer l’après-midi.',
              cents: 0,
              palette: 'sage' as const,
            },
            {
              id: 'facilitator',
              title: 'Facilitateur',
              description: 'Un professionnel qui mène vos ateliers.',
              cents: 98000,
              palette: 'midnight' as const,
            },
          ].map(({ id, title, description, cents, palette }, index) => (
            <ToggleCard
              key={id}
              picture={<VenuePicture name={title} palette={palette} alt="" ratio="16/9" hasName={false} variant={index} />}
              title={title}
              description={description}
              price={cents === 0 ? 'Offert' : <Price cents={cents} locale="fr-FR" size="small" suffix="HT" />}
              isSelected={chosen.includes(id)}
              onChange={() => toggle(id)}
            />
          ))}
        </div>
      </Story>
      <Story name="data-table" wide>
        <Card>
          <DataTable caption="Votre devis">
            <thead>
              <tr>
                <th scope="col">Prestation</th>
                <th scope="col" data-numeric>
                  Qté
                </th>
                <th scope="col" data-numeric>
                  Total HT
                </th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="rowgroup" colSpan={3}>
                  Mardi 19 janvier
                </th>
              </tr>
              <tr>
                <th scope="row">
                  Plénière, théâtre<small>Journée, 8h à 18h</small>
                </th>
                <td data-numeric>24</td>
                <td data-numeric>{money(198000)}</td>
              </tr>
              <tr>
                <th scope="row">Déjeuner</th>
                <td data-numeric>24</td>
                <td data-numeric>{money(81600)}</td>
              </tr>
              <tr data-discount>
                <th scope="row">Remise contrat-cadre</th>
                <td data-numeric>10 %</td>
                <td data-numeric>{money(-27960)}</td>
              </tr>
            </tbody>
            <tfoot>
              <tr data-strong>
                <th scope="row" colSpan={2}>
                  Total HT
                </th>
                <td data-numeric>{money(251640)}</td>
              </tr>
              <tr>
                <th scope="row" colSpan={2}>
                  TVA 20 %
                </th>
                <td data-numeric>{money(50328)}</td>
              </tr>
              <tr data-total>
                <th scope="row" colSpan={2}>
                  Total TTC
                </th>
                <td data-numeric>{money(301968)}</td>
              </tr>
            </tfoot>
          </DataTable>
        </Card>
      </Story>
      <Story name="tabs" wide>
        <Tabs
          label="Devis"
          tabs={[
            { id: 'lines', label: 'Lignes', content: 'Les lignes du devis.' },
            { id: 'terms', label: 'Conditions', content: 'Les conditions.' },
          ]}
        />
      </Story>
    </>
  );
};
