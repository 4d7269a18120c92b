/** What people write behind a city: "Toronto ON", "Montréal Québec", "Quebec City". */
const BEHIND = / (on|ontario|qc|quebec|ns|nova scotia|canada|city)$/;

/** A city as the tables write it: letters alone, without accents, "City of" or what follows a comma, a bracket or a slash. */
export function placeKey(city = ''): string {
  const [name = ''] = city.normalize('NFD').split(/[,(/]/);
  return name
    .replace(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .trim()
    .replace(/^(city|town|ville) (of|de) |^municipality of (the )?/, '')
    .replace(BEHIND, '')
    .replaceAll(' ', '');
}

const keys = (...names: string[]): ReadonlySet<string> => new Set(names.map(placeKey));

/** The former municipalities are Toronto; people still write their names. */
const TORONTO = keys('Toronto', 'North York', 'Scarborough', 'Etobicoke', 'East York', 'York');
/** Montréal and its boroughs. Westmount, Montréal-Est and the other cities of the island have their own by-laws. */
const MONTREAL = keys(
  'Montréal',
  'Ahuntsic',
  'Ahuntsic-Cartierville',
  'Anjou',
  'Cartierville',
  'Côte-des-Neiges',
  'Côte-des-Neiges–Notre-Dame-de-Grâce',
  'Hochelaga-Maisonneuve',
  'L’Île-Bizard',
  'L’Île-Bizard–Sainte-Geneviève',
  'Lachine',
  'LaSalle',
  'Le Plateau-Mont-Royal',
  'Le Sud-Ouest',
  'Mercier–Hochelaga-Maisonneuve',
  'Montréal-Nord',
  'Notre-Dame-de-Grâce',
  'Outremont',
  'Pierrefonds',
  'Pierrefonds-Roxboro',
  'Plateau-Mont-Royal',
  'Pointe-aux-Trembles',
  'Rivière-des-Prairies',
  'Rivière-des-Prairies–Pointe-aux-Trembles',
  'Rosemont',
  'Rosemont–La Petite-Patrie',
  'Saint-Laurent',
  'Saint-Léonard',
  'Sud-Ouest',
  'Verdun',
  'Ville-Marie',
  'Villeray',
  'Villeray–Saint-Michel–Parc-Extension',
);
/** Cities of Ontario without a tax of their own. Any other name may be a way to write Toronto that we cannot read. */
const ELSEWHERE_IN_ONTARIO = keys(
  'Ajax',
  'Aurora',
  'Barrie',
  'Belleville',
  'Brampton',
  'Brantford',
  'Burlington',
  'Caledon',
  'Cambridge',
  'Chatham-Kent',
  'Clarington',
  'Cornwall',
  'Georgina',
  'Greater Sudbury',
  'Guelph',
  'Halton Hills',
  'Hamilton',
  'Innisfil',
  'Kawartha Lakes',
  'Kingston',
  'Kitchener',
  'London',
  'Markham',
  'Milton',
  'Mississauga',
  'Newmarket',
  'Niagara Falls',
  'North Bay',
  'Oakville',
  'Orangeville',
  'Orillia',
  'Oshawa',
  'Ottawa',
  'Peterborough',
  'Pickering',
  'Richmond Hill',
  'Sarnia',
  'Sault Ste. Marie',
  'St. Catharines',
  'St. Thomas',
  'Stratford',
  'Sudbury',
  'Thunder Bay',
  'Timmins',
  'Vaughan',
  'Waterloo',
  'Welland',
  'Whitby',
  'Windsor',
  'Woodstock',
  // not the former city of York
  'Region of York',
  'Regional Municipality of York',
  'York Region',
);

export const isToronto = (city?: string): boolean => TORONTO.has(placeKey(city));
export const isMontreal = (city?: string): boolean => MONTREAL.has(placeKey(city));
export function isUnknownInOntario(city?: string): boolean {
  const key = placeKey(city);
  return key !== '' && !TORONTO.has(key) && !ELSEWHERE_IN_ONTARIO.has(key);
}
