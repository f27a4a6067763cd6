import { Badge } from '../src/badge.tsx';
import { Button, ButtonLink } from '../src/button.tsx';
import { Card } from '../src/card.tsx';
import { EmptyState } from '../src/empty-state.tsx';
import { Icon, type IconName } from '../src/icon.tsx';
import { IconButton } from '../src/icon-button.tsx';
import { iconPaths } from '../src/icon-paths.ts';
import { Logo } from '../src/logo.tsx';
import { Price } from '../src/price.tsx';
import { Skeleton, SkeletonGroup } from '../src/skeleton.tsx';
import { Tile, tileCueClass, tileLinkClass } from '../src/tile.tsx';
import { type VenuePalette, VenuePicture } from '../src/venue-picture.tsx';
import styles from './stories.module.css';
import { Story } from './story.tsx';

const venues: { name: string; palette: VenuePalette; district: string; meta: string; cents: number }[] = [
  {
    name: 'Place des Victoires',
    palette: 'emerald',
    district: 'Paris 2e',
    meta: 'Hôtel particulier · 12 salles · jusqu’à 140 pers.',
    cents: 548000,
  },
  { name: 'Ternes', palette: 'sage', district: 'Paris 17e', meta: 'Verrière · 9 salles · jusqu’à 90 pers.', cents: 496000 },
  { name: 'Bercy', palette: 'terracotta', district: 'Paris 12e', meta: 'Chais rénovés · 14 salles · jusqu’à 220 pers.', cents: 612000 },
];
const palettes: VenuePalette[] = ['emerald', 'ochre', 'midnight', 'terracotta', 'sand', 'plum', 'sage', 'slate', 'rose', 'teal'];
const names = ['Grands Boulevards', 'Alcalá', 'Royale', 'Bercy', 'Bourse', 'Louise', 'Ternes', 'Sablon', 'Chueca', 'Canal'];

export const FirstScreen = () => (
  <>
    <Story name="button">
      <Button icon={<Icon name="search" />}>Voir les disponibilités</Button>
      <Button variant="secondary">Précédent</Button>
      <Button variant="quiet" iconAfter={<Icon name="arrow-right" />}>
        Voir le lieu
      </Button>
      <Button variant="danger">Annuler l’option</Button>
      <Button isPending pendingLabel="Envoi en cours">
        Poser une option
      </Button>
      <Button variant="secondary" isPending pendingLabel="Envoi en cours">
        Enregistrer
      </Button>
      <Button disabled>Indisponible</Button>
      <Button size="small">Se connecter</Button>
      <Button size="large">Poser une option</Button>
      <ButtonLink href="#pdf" variant="secondary" icon={<Icon name="download" />}>
        Télécharger le devis
      </ButtonLink>
      <IconButton icon="close" label="Fermer" />
      <IconButton icon="chevron-right" label="Suivant" tone="outlined" />
      <IconButton icon="chevron-left" label="Précédent" tone="outlined" disabled />
    </Story>
    <Story name="tile" wide>
      <div className={styles.tiles}>
        {venues.map((venue, index) => (
          <Tile
            key={venue.name}
            picture={<VenuePicture name={venue.name} palette={venue.palette} alt="" hasName={false} variant={index} />}
            badge={<Badge tone="overlay">{venue.district}</Badge>}
            title={
              <a className={tileLinkClass} href={`#${venue.palette}`}>
                {venue.name}
              </a>
            }
            meta={venue.meta}
            isHighlighted={index === 2}
            footer={
              <>
                <Price cents={venue.cents} locale="fr-FR" suffix="HT, tout compris" />
                <span className={tileCueClass}>Voir l’offre</span>
              </>
            }
          />
        ))}
        <SkeletonGroup label="Chargement des lieux">
          <Skeleton shape="picture" />
          <Skeleton shape="title" width="half" />
          <Skeleton width="most" />
          <Skeleton width="third" />
        </SkeletonGroup>
      </div>
    </Story>
    <Story name="venue-picture" wide>
      <div className={styles.prints}>
        {palettes.map((palette, index) => (
          <VenuePicture key={palette} name={names[index] ?? palette} palette={palette} />
        ))}
        {palettes.map((palette, index) => (
          <VenuePicture key={palette} name={names[index] ?? palette} palette={palette} variant={index + 1} hasName={false} />
        ))}
      </div>
    </Story>
    <Story name="price, badge, logo">
      <Price cents={496000} locale="fr-FR" size="large" suffix="HT · 2 déjeuners inclus" />
      <Price cents={548049} locale="en-GB" decimals prefix="from" />
      <Price cents={-12050} locale="nl-NL" decimals size="small" />
      <Badge>Brouillon</Badge>
      <Badge tone="info">En cours</Badge>
      <Badge tone="success" icon={<Icon name="check" size={16} />}>
        Confirmé
      </Badge>
      <Badge tone="warning">Option, expire vendredi</Badge>
      <Badge tone="danger">Annulé</Badge>
      <Badge tone="brand">Marque food</Badge>
      <Logo name="Comet" />
      <Logo name="Comet" size="small" />
    </Story>
    <Story name="card">
      <Card as="section" aria-label="Tout compris">
        <h3>Tout compris</h3>
        <p>Salles, repas, pauses, matériel, équipe.</p>
      </Card>
      <Card tone="raised">Carte qui flotte</Card>
      <Card tone="sunken">Aparté</Card>
      <Card tone="highlight">Marques food</Card>
    </Story>
    <Story name="icon">
      <div className={styles.icons}>
        {(Object.keys(iconPaths) as IconName[]).map((name) => (
          <Icon key={name} name={name} label={name} />
        ))}
        <Icon name="wheelchair" size={32} />
        <Icon name="search" size={20} />
        <Icon name="search" size={16} />
      </div>
    </Story>
    <Story name="empty-state" wide>
      <div className={styles.tiles}>
        <EmptyState
          title="Aucun lieu ne correspond"
          headingLevel={3}
          description="Essayez d’autres jours, ou moins de sous-salles."
          action={<Button>Modifier la recherche</Button>}
        />
        <EmptyState
          title="Page introuvable"
          headingLevel={3}
          picture="lost"
          description="Le lien est peut-être ancien."
          action={<Button>Accueil</Button>}
        />
        <EmptyState
          title="La carte ne répond pas"
          headingLevel={3}
          picture="trouble"
          description="La liste reste utilisable."
          action={<Button variant="secondary">Réessayer</Button>}
        />
      </div>
    </Story>
  </>
);
