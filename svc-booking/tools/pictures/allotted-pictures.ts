/** A picture of no venue in particular, lent to one that has too few of its own. */
interface Allotted {
  /** Of the published picture. */
  name: string;
  /** The room of the venue that it stands for. */
  room?: string;
}

/** Pictures lent to the venues whose own are not all drawn yet: each to one venue alone, and of what its words and rooms say. */
export const allottedPictures: Readonly<Record<string, readonly Allotted[]>> = {
  bercy: [
    { name: 'stone-classroom', room: 'Barrique' },
    { name: 'stone-team-room', room: 'Salmanazar' },
    { name: 'stone-dining-room', room: 'Le Pressoir' },
    { name: 'stone-bar' },
  ],
  'la-grande-tablee': [
    { name: 'stone-theatre' },
    { name: 'works-team-room', room: 'Cerfeuil' },
    { name: 'works-hall', room: 'La Halle' },
    { name: 'works-bar' },
  ],
  'ateliers-robespierre': [
    { name: 'works-theatre', room: 'Plateau 3' },
    { name: 'works-lounge', room: 'Atelier Vannerie' },
    { name: 'works-dining-room', room: 'La Cantine' },
    { name: 'works-terrace' },
  ],
  'moulins-de-tolbiac': [
    { name: 'works-board-room', room: 'Seigle' },
    { name: 'tower-lounge', room: 'Épeautre' },
    { name: 'tower-dining-room', room: 'La Boulange' },
    { name: 'tower-terrace' },
  ],
  'mirador-azca': [
    { name: 'tower-classroom', room: 'Manzanares' },
    { name: 'tower-bar', room: 'El Mirador' },
  ],
};
