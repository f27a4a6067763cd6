import type { VenueWords } from '../venue-sheet.ts';

export const coeurDefenseWords: VenueWords = {
  themeName: { fr: 'Plateaux avec vue', en: 'Floors with a view', es: 'Plantas con vistas', nl: 'Verdiepingen met uitzicht' },
  description: {
    fr: [
      'Aux vingt-troisième et vingt-quatrième étages, Paris tient tout entier dans les fenêtres, de la Grande Arche à la tour Eiffel.',
      'Horizon et Panorama reçoivent vos conventions, et douze salles se partagent la lumière des quatre points cardinaux.',
      'En bas, six lignes de transport ; en haut, une table qui sert le déjeuner au-dessus des toits.',
    ],
    en: [
      'On the twenty-third and twenty-fourth floors, all Paris fits into the windows, from the Grande Arche to the Eiffel Tower.',
      'Horizon and Panorama take your conventions, and twelve rooms share the light of the four quarters of the sky.',
      'Six transport lines wait below; above, a restaurant serves lunch over the rooftops.',
    ],
    es: [
      'En las plantas veintitrés y veinticuatro, todo París cabe en las ventanas, de la Grande Arche a la torre Eiffel.',
      'Horizon y Panorama acogen las convenciones, y doce salas se reparten la luz de los cuatro puntos cardinales.',
      'Abajo, seis líneas de transporte; arriba, una mesa que sirve el almuerzo por encima de los tejados.',
    ],
    nl: [
      'Op de drieëntwintigste en vierentwintigste verdieping past heel Parijs in de ramen, van de Grande Arche tot de Eiffeltoren.',
      'Horizon en Panorama ontvangen uw congressen, en twaalf zalen delen het licht van de vier windstreken.',
      'Beneden wachten zes vervoerslijnen, boven serveert een restaurant de lunch over de daken heen.',
    ],
  },
  littlePlus: {
    fr: 'Le coucher du soleil sur Paris, servi avec le cocktail',
    en: 'Sunset over Paris, served with the cocktails',
    es: 'La puesta de sol sobre París, servida con el cóctel',
    nl: 'De zonsondergang boven Parijs, geserveerd bij de cocktail',
  },
};

export const arboretumWords: VenueWords = {
  themeName: { fr: 'Campus de bois', en: 'Timber campus', es: 'Campus de madera', nl: 'Houten campus' },
  description: {
    fr: [
      'Entre la Seine et un parc planté de mille arbres, ce campus tout en bois sent encore la forêt.',
      'Les salles donnent de plain-pied sur les clairières, et beaucoup de réunions finissent dehors, en marchant.',
      'Le potager fournit la cuisine, et chaque demande reçoit une proposition sur mesure.',
    ],
    en: [
      'Between the Seine and a park of a thousand trees, this campus built of timber still smells of the forest.',
      'Rooms open straight onto the clearings, and many a meeting ends outdoors, on foot.',
      'The kitchen cooks what the garden grows, and each request gets an offer of its own.',
    ],
    es: [
      'Entre el Sena y un parque de mil árboles, este campus de madera huele todavía a bosque.',
      'Las salas se abren a ras de suelo a los claros, y muchas reuniones terminan fuera, paseando.',
      'La huerta abastece la cocina, y cada solicitud recibe una propuesta a medida.',
    ],
    nl: [
      'Tussen de Seine en een park met duizend bomen ruikt deze houten campus nog naar het bos.',
      'De zalen openen gelijkvloers op de open plekken, en menige vergadering eindigt wandelend buiten.',
      'De moestuin bevoorraadt de keuken, en elke aanvraag krijgt een voorstel op maat.',
    ],
  },
  littlePlus: {
    fr: 'Un amphithéâtre de verdure pour les discours d’été',
    en: 'An open-air theatre of grass for summer speeches',
    es: 'Un anfiteatro de hierba para los discursos de verano',
    nl: 'Een groen openluchttheater voor zomerse toespraken',
  },
};
