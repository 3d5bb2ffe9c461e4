// Written by npm run art; do not edit.

import { pins } from './pins.ts';

/** Places that are drawn on the map, in units of the canvas. */
export const landmarks = {
  landscape: {
    blacksea: {
      pin: [1129.5, 360.1],
      name: {
        at: [1027.5, 310],
        side: 'left'
      },
      landmark: {
        middle: [1129.5, 258.1],
        width: 192,
        height: 160
      }
    },
    istanbul: {
      pin: [367, 352.2],
      name: {
        at: [498, 228],
        side: 'right'
      },
      landmark: {
        middle: [381, 225.9],
        width: 222,
        height: 141
      }
    },
    cappadocia: {
      pin: [780.7, 589.5],
      name: {
        at: [845.7, 483.5],
        side: 'right'
      },
      landmark: {
        middle: [744.7, 478],
        width: 186,
        height: 155
      }
    },
    ephesus: {
      pin: [226.4, 630.4],
      name: {
        at: [170.4, 646.4],
        side: 'below'
      },
      landmark: {
        middle: [214.4, 560.4],
        width: 162,
        height: 100
      }
    },
    pamukkale: {
      pin: [357.9, 642],
      name: {
        at: [381.9, 523.3],
        side: 'above'
      },
      landmark: {
        middle: [381.9, 576.6],
        width: 168,
        height: 91
      }
    },
    antalya: {
      pin: [470.8, 745.3],
      name: {
        at: [544, 843.3],
        side: 'below'
      },
      landmark: {
        middle: [500.8, 750.3],
        width: 192,
        height: 142
      }
    }
  },
  phone: {
    blacksea: {
      pin: [440.2, 329],
      name: {
        at: [324.2, 283],
        side: 'left'
      },
      landmark: {
        middle: [402.2, 271],
        width: 144,
        height: 120
      }
    },
    istanbul: {
      pin: [122.1, 647.6],
      name: {
        at: [118.1, 464.2],
        side: 'above'
      },
      landmark: {
        middle: [114.1, 534.9],
        width: 198,
        height: 125
      }
    },
    cappadocia: {
      pin: [494.6, 475.7],
      name: {
        at: [378.6, 487.7],
        side: 'below'
      },
      landmark: {
        middle: [514.6, 382.7],
        width: 180,
        height: 150
      }
    },
    ephesus: {
      pin: [288.9, 865.7],
      name: {
        at: [288.9, 879.7],
        side: 'below'
      },
      landmark: {
        middle: [262.9, 780.7],
        width: 198,
        height: 122
      }
    },
    pamukkale: {
      pin: [378.3, 743.7],
      name: {
        at: [482.3, 761.7],
        side: 'below'
      },
      landmark: {
        middle: [406.3, 664.2],
        width: 198,
        height: 107
      }
    },
    antalya: {
      pin: [529.8, 686.9],
      name: {
        at: [672, 592],
        side: 'above'
      },
      landmark: {
        middle: [625.8, 673.2],
        width: 210,
        height: 155
      }
    }
  }
} as const;

const hubs = {
  landscape: {
    izmit: [432.4, 378.8],
    bolu: [551.7, 388.4],
    ankara: [638.7, 466.4],
    eskisehir: [470.2, 474],
    konya: [606.3, 659.1],
    karaman: [659.7, 725.4],
    sivas: [939.5, 484.2],
    kirsehir: [732.2, 541.5],
    aksaray: [721.8, 614.6],
    beysehir: [549.3, 675.1],
    manavgat: [525, 757.8],
    korkuteli: [433.1, 728],
    denizli: [354.6, 655.4],
    aydin: [262.5, 642],
    izmir: [215.5, 584.2],
    balikesir: [279.1, 473.7],
    bursa: [367.6, 429.3],
    afyon: [467.5, 569.8],
    burdur: [443.2, 666.4],
    usak: [382.9, 572.5],
    kayseri: [829.3, 581.3],
    zara: [991.8, 468.9],
    gumushane: [1113.9, 411.6],
    merzifon: [826.5, 380.3],
    samsun: [887.8, 340.3],
    giresun: [1034.6, 372.6],
    adana: [817, 743.9]
  },
  phone: {
    izmit: [184.7, 611.9],
    bolu: [256.4, 545.8],
    ankara: [353.9, 517.8],
    eskisehir: [283.2, 612.3],
    konya: [496.4, 575.8],
    karaman: [569.3, 560.9],
    sivas: [465.8, 399.5],
    kirsehir: [444, 488.4],
    aksaray: [496.4, 506.7],
    beysehir: [491, 613.7],
    manavgat: [559.9, 651.6],
    korkuteli: [498.6, 710.5],
    denizli: [390.1, 751.2],
    aydin: [324.8, 832.6],
    izmir: [231.4, 857.4],
    balikesir: [167, 753],
    bursa: [186.9, 669],
    afyon: [363.9, 639.1],
    burdur: [442.1, 683.7],
    usak: [324.1, 700.7],
    kayseri: [502.2, 454.3],
    zara: [469.9, 380.6],
    gumushane: [465.9, 338.5],
    merzifon: [363.5, 424.3],
    samsun: [358.8, 397.4],
    giresun: [422.5, 356.1],
    adana: [621.9, 487.1]
  }
} as const;

/** The base maps are /art/map-<layout>-<day|night>-<width>.avif and .webp. */
export const positions = {
  landscape: {
    width: 1600,
    height: 1000,
    places: { ...pins.landscape, ...landmarks.landscape },
    hubs: hubs.landscape
  },
  phone: {
    width: 800,
    height: 1000,
    places: { ...pins.phone, ...landmarks.phone },
    hubs: hubs.phone
  }
} as const;

export const baseMapWidths = {
  landscape: [640, 960, 1280, 1920],
  phone: [480, 640, 960]
} as const;

/** The hubs on the way, in the direction of the name. */
export const ways = {
  roads: {
    'istanbul-cappadocia': ['izmit', 'bolu', 'ankara', 'kirsehir'],
    'istanbul-antalya': ['izmit', 'eskisehir', 'afyon', 'burdur'],
    'istanbul-pamukkale': ['izmit', 'bursa', 'usak'],
    'istanbul-ephesus': ['bursa', 'balikesir', 'izmir'],
    'istanbul-blacksea': ['izmit', 'bolu', 'merzifon', 'samsun', 'giresun'],
    'cappadocia-antalya': ['aksaray', 'konya', 'beysehir', 'manavgat'],
    'cappadocia-pamukkale': ['aksaray', 'konya', 'beysehir', 'burdur'],
    'cappadocia-ephesus': ['aksaray', 'konya', 'afyon', 'usak', 'izmir'],
    'cappadocia-blacksea': ['kayseri', 'sivas', 'zara', 'gumushane'],
    'antalya-pamukkale': ['korkuteli', 'denizli'],
    'antalya-ephesus': ['korkuteli', 'denizli', 'aydin'],
    'pamukkale-ephesus': ['denizli', 'aydin'],
    'konya-cappadocia': ['aksaray'],
    'ankara-cappadocia': ['kirsehir']
  },
  rails: {
    'istanbul-ankara': ['izmit', 'eskisehir'],
    'istanbul-konya': ['izmit', 'eskisehir'],
    'istanbul-eskisehir': ['izmit'],
    'ankara-konya': [],
    'ankara-sivas': [],
    'konya-karaman': []
  }
} as const;
