/** Pages that show themselves to whoever comes: the name of their picture, and their address. */
export const PLACES = {
  'home-new': '/',
  'new-game': '/new/hh-sv',
  'leaflets': '/rules',
  'rules': '/rules/djeco-fr',
  'compare': '/compare/hh-gb/hh-fi',
  'house-new': '/house',
  'house': '/house/jumbo/8x8/rows=3/forward',
  'study': '/study',
  'seek': '/study/seek',
  'desk': '/study?rules=jumbo&fen=W:W26,27,28,32,33,35,37,38:B7,8,9,12,13,14,16,17',
  'embed': '/embed?rules=jumbo&moves=32-28+19-23+28x19+14x23',
  'setup': '/setup',
  'lessons': '/learn',
  'lesson': '/learn/hh-sv',
  'puzzles': '/puzzles',
  'puzzle': '/puzzles/jumbo/easy/3',
  'nowhere': '/nonsense',
};

/** Pages that somebody must have played for; a room needs two. */
export const PLAYED = { home: '/', games: '/games', statistics: '/statistics' };
export const BEGUN = ['game', 'room'];
