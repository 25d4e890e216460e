// The eight special objectives in the order of display; the server stores who has met which.

export const OBJECTIVES = [
  'quattro_in_uno',
  'quattro_bonus',
  'sette_in_uno',
  'cinque_uguali',
  'sette_bonus',
  'quattordici',
  'tutto_esaurito',
  'record',
] as const;
