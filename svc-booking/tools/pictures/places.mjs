// What the texts of the demo venues promise of their places, in terms of the scenes that can be drawn.

/** The room that each cover shows. */
export const coverRooms = {
  ternes: 'Salon Wagram',
  etoile: 'Sirius',
  'villa-yvette': 'Bibliothèque',
  'place-des-victoires': 'Salon Royal',
  bourse: 'Le Péristyle',
  'les-rotatives': 'La Une',
  'coeur-defense': 'Horizon',
  levallois: 'Le Cockpit',
  'halle-cardinet': 'Voie A',
  'entrepot-valmy': 'Le Bassin',
  'fonderie-saint-maur': 'La Forge',
  'verriere-faidherbe': 'La Varlope',
  'theatre-bidassoa': 'Le Foyer',
  'ateliers-robespierre': 'Atelier Lithographie',
  bercy: 'Chai rouge',
  'moulins-de-tolbiac': 'Le Quai',
  'la-grande-tablee': 'La Grande Table',
  'cour-vaneau': 'Salon de musique',
  'pavillon-cassini': 'La Coupole',
  arboretum: 'Cèdre',
  louise: 'Le Comptoir',
  'maison-ambiorix': 'Salon des Glycines',
  'halle-du-quai': 'Le Vaisseau',
  'imprimerie-des-etangs': 'Didot',
  'malterie-du-parvis': 'Le Brassin',
  'palacete-almagro': 'Biblioteca',
  'azotea-callao': 'La Azotea',
  'casa-ayala': 'Óleo',
  'nave-delicias': 'Andén 1',
  'mirador-azca': 'Peñalara',
};

/** Common spaces: a court, a garden, a terrace, a hall, a bar. */
export const commonSpaces = {
  ternes: { scene: 'garden', ground: 'court', hour: 'noon' },
  etoile: { scene: 'hall' },
  'villa-yvette': { scene: 'garden', ground: 'lawn', hour: 'golden' },
  'place-des-victoires': { scene: 'hall' },
  bourse: { scene: 'hall' },
  'les-rotatives': { scene: 'bar', hour: 'evening' },
  'coeur-defense': { scene: 'bar', hour: 'golden' },
  levallois: { scene: 'hall', style: 'industrial', floor: 'concrete' },
  'halle-cardinet': { scene: 'hall', style: 'glasshouse' },
  'entrepot-valmy': { scene: 'garden', ground: 'court', hour: 'golden' },
  'fonderie-saint-maur': { scene: 'hall' },
  'verriere-faidherbe': { scene: 'hall', style: 'industrial' },
  'ateliers-robespierre': { scene: 'hall', style: 'glasshouse' },
  bercy: { scene: 'garden', ground: 'court', hour: 'noon' },
  'la-grande-tablee': { scene: 'bar', hour: 'evening' },
  'cour-vaneau': { scene: 'hall' },
  'pavillon-cassini': { scene: 'terrace', hour: 'evening' },
  arboretum: { scene: 'garden', ground: 'lawn', hour: 'morning' },
  louise: { scene: 'terrace', hour: 'golden' },
  'maison-ambiorix': { scene: 'lounge', setup: 'salon', style: 'glasshouse' },
  'halle-du-quai': { scene: 'hall' },
  'imprimerie-des-etangs': { scene: 'garden', ground: 'court', hour: 'noon' },
  'malterie-du-parvis': { scene: 'bar', hour: 'evening' },
  'palacete-almagro': { scene: 'garden', ground: 'court', hour: 'golden' },
  'casa-ayala': { scene: 'hall' },
  'nave-delicias': { scene: 'hall' },
  'mirador-azca': { scene: 'bar', hour: 'golden' },
};

/** Restaurants that are not like the rest of their house: a winter garden, a vaulted orangery, a terrace. */
export const restaurants = {
  ternes: { style: 'glasshouse', floor: 'tiles', hour: 'noon' },
  'place-des-victoires': { style: 'cellar', floor: 'tiles' },
  'les-rotatives': { hour: 'evening' },
  'cour-vaneau': { style: 'glasshouse', floor: 'tiles' },
  'theatre-bidassoa': { hour: 'evening' },
  'azotea-callao': { scene: 'terrace', hour: 'golden' },
};

/** Terraces on the roof, beside the common space, with all their facts: they were drawn in another house's colours. */
export const roofTerraces = {
  'ateliers-robespierre': { palette: 'sage', hour: 'morning', window: 'right', seed: 980 },
  'moulins-de-tolbiac': { style: 'modern', palette: 'teal', floor: 'carpet', hour: 'golden', window: 'right', seed: 241 },
};

/** A house of its own, where the street elsewhere shows a block of flats or a workshop. */
export const fronts = { 'villa-yvette': { front: 'villa' } };
