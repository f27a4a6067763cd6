import type { VenueWords } from '../venue-sheet.ts';

export const naveDeliciasWords: VenueWords = {
  themeName: {
    fr: 'Nef industrielle et marché',
    en: 'Industrial hall and market',
    es: 'Nave industrial con mercado',
    nl: 'Fabriekshal met markt',
  },
  description: {
    fr: [
      'Au sud d’Atocha, une nef de brique et de fer où l’on réparait des wagons est devenue un quartier à elle seule.',
      'Trois cent quarante mètres carrés d’un seul tenant pour la plénière, des quais pour les groupes, une rue pour flâner.',
      'Au marché, douze étals cuisinent devant vos équipes, du petit déjeuner au dernier verre.',
    ],
    en: [
      'South of Atocha, a hall of brick and iron where carriages were mended has become a neighbourhood of its own.',
      'Three hundred and forty square metres in one piece for the plenary, platforms for groups, a street to stroll along.',
      'In the market twelve stalls cook before your teams, from breakfast to the last glass.',
    ],
    es: [
      'Al sur de Atocha, una nave de ladrillo y hierro donde se reparaban vagones es hoy un barrio en sí misma.',
      'Trescientos cuarenta metros cuadrados diáfanos para la plenaria, andenes para los grupos y una calle para pasear.',
      'En el mercado, doce puestos cocinan ante sus equipos, del desayuno a la última copa.',
    ],
    nl: [
      'Ten zuiden van Atocha werd een hal van baksteen en ijzer, waar wagons werden hersteld, een buurt op zich.',
      'Driehonderdveertig vierkante meter aan één stuk voor de plenaire zaal, perrons voor de groepen, een straat om te slenteren.',
      'Op de markt koken twaalf kramen voor uw teams, van het ontbijt tot het laatste glas.',
    ],
  },
  littlePlus: {
    fr: 'Un wagon-restaurant de 1930 pour un dîner à vingt',
    en: 'A dining car of 1930 for a dinner of twenty',
    es: 'Un vagón restaurante de 1930 para una cena de veinte',
    nl: 'Een restauratiewagen uit 1930 voor een diner met twintig',
  },
};

export const miradorAzcaWords: VenueWords = {
  themeName: { fr: 'Belvédère sur la sierra', en: 'Lookout on the sierra', es: 'Mirador a la sierra', nl: 'Uitkijk op de sierra' },
  description: {
    fr: [
      'Au douzième étage, entre la Castellana et les jardins d’Azca, les fenêtres encadrent les sommets enneigés de la sierra.',
      'Des salles nettes et bien équipées, reliées à l’aéroport par un métro direct, pour aller à l’essentiel.',
      'Elles ont pris le nom des montagnes et des rivières que l’on voit par temps clair.',
    ],
    en: [
      'On the twelfth floor, between the Castellana and the Azca gardens, the windows frame the snowy tops of the sierra.',
      'Neat and well-equipped rooms, a direct metro ride from the airport, for meetings that go straight to the point.',
      'They are named after the mountains and rivers you can see on a clear day.',
    ],
    es: [
      'En la planta doce, entre la Castellana y los jardines de Azca, las ventanas enmarcan las cumbres nevadas de la sierra.',
      'Salas sobrias y bien equipadas, con metro directo al aeropuerto, para reuniones que van al grano.',
      'Llevan los nombres de las montañas y los ríos que se ven en los días claros.',
    ],
    nl: [
      'Op de twaalfde verdieping, tussen de Castellana en de tuinen van Azca, omlijsten de ramen de besneeuwde sierra.',
      'Strakke, goed uitgeruste zalen, met een rechtstreekse metro naar de luchthaven, voor overleg dat ter zake komt.',
      'Ze dragen de namen van de bergen en rivieren die u bij helder weer ziet.',
    ],
  },
  littlePlus: {
    fr: 'Une longue-vue et une carte pour nommer chaque sommet',
    en: 'A spyglass and a map to put a name to each peak',
    es: 'Un catalejo y un mapa para nombrar cada cumbre',
    nl: 'Een verrekijker en een kaart om elke top te benoemen',
  },
};
