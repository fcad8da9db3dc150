// Pictures of the samples, drawn here so that looking at them needs no network.

interface Drawn {
  url: string;
  width: number;
  height: number;
}

const svg = (body: string, width: number, height: number): Drawn => ({
  url: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`)}`,
  width,
  height,
});

const shade = (id: string, from: string, to: string, upright = true) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${upright ? 0 : 1}" y2="${upright ? 1 : 0}"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

const hill = (y: number, fill: string) =>
  `<path d="M0 ${y}C320 ${y - 200} 600 ${y + 110} 940 ${y - 70}S1440 ${y - 170} 1600 ${y - 40}V1200H0z" fill="${fill}"/>`;

/** Hills under a low sun. */
const land = (sky: [string, string], sun: string, hills: [string, string, string]) =>
  svg(
    `<defs>${shade('s', ...sky)}<radialGradient id="g"><stop stop-color="${sun}"/><stop offset="1" stop-color="${sun}" stop-opacity="0"/></radialGradient></defs><rect width="1600" height="1200" fill="url(#s)"/><circle cx="1120" cy="430" r="520" fill="url(#g)" opacity=".7"/><circle cx="1120" cy="430" r="150" fill="${sun}"/>${hill(760, hills[0])}${hill(900, hills[1])}${hill(1060, hills[2])}`,
    1600,
    1200,
  );

/** Rows of vines that meet at the horizon. */
const rows = (sky: [string, string], field: string, row: string) =>
  svg(
    `<defs>${shade('s', ...sky)}</defs><rect width="1800" height="1100" fill="url(#s)"/><circle cx="520" cy="400" r="120" fill="#fff3d6" opacity=".9"/><path d="M0 560C300 470 700 600 1100 520S1600 470 1800 520V1100H0z" fill="${field}"/>${Array.from(
      { length: 13 },
      (_, index) => {
        const x = -900 + index * 300;
        return `<path d="M900 560L${x} 1100h90z" fill="${row}" opacity="${0.55 + (index % 2) * 0.2}"/>`;
      },
    ).join('')}`,
    1800,
    1100,
  );

/** A hall in perspective: shelves left and right, light at its end. */
const hall = (wall: string, shelf: string, box: string, light: string) => {
  const side = (mirror: boolean) =>
    `<g${mirror ? ' transform="translate(1800 0) scale(-1 1)"' : ''}>${Array.from(
      { length: 6 },
      (_, i) => 5 - i,
    )
      .map((index) => {
        const depth = index / 6;
        const x = 760 * depth ** 0.8;
        const height = 900 * (1 - depth * 0.72);
        const width = 150 * (1 - depth * 0.75);
        const top = 560 - height / 2;
        const bins = [0, 1, 2, 3]
          .map(
            (level) =>
              `<rect x="${x + width * 0.12}" y="${top + height * (0.08 + level * 0.24)}" width="${width * 0.7}" height="${height * 0.15}" fill="${box}" opacity="${0.95 - depth * 0.5}"/>`,
          )
          .join('');
        return `<rect x="${x}" y="${top}" width="${width}" height="${height}" fill="${shelf}" opacity="${1 - depth * 0.4}"/>${bins}`;
      })
      .join('')}</g>`;
  return svg(
    `<defs>${shade('w', wall, light)}<radialGradient id="l"><stop stop-color="${light}"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient></defs><rect width="1800" height="1100" fill="url(#w)"/><ellipse cx="900" cy="520" rx="620" ry="420" fill="url(#l)"/><path d="M700 700h400l700 400H0z" fill="${shelf}" opacity=".25"/>${side(false)}${side(true)}`,
    1800,
    1100,
  );
};

/** A room with tall windows, a table and a chair. */
const room = (wall: [string, string], light: string, wood: string, cloth: string) =>
  svg(
    `<defs>${shade('w', wall[0], wall[1], false)}${shade('l', light, '#ffffff')}</defs><rect width="1600" height="1200" fill="url(#w)"/><rect y="930" width="1600" height="270" fill="${wood}" opacity=".35"/>${[
      980, 1250,
    ]
      .map(
        (x) =>
          `<rect x="${x}" y="140" width="220" height="620" rx="6" fill="url(#l)"/><path d="M${x + 110} 140v620M${x} 440h220" stroke="${wall[1]}" stroke-width="10"/>`,
      )
      .join(
        '',
      )}<path d="M980 1200L700 1200 1000 780h200zM1260 1200h260l-50-420h-200z" fill="#fff" opacity=".28"/><rect x="230" y="700" width="560" height="30" rx="8" fill="${wood}"/><path d="M270 730l-30 330h28l34-330zM750 730l30 330h-28l-34-330z" fill="${wood}"/><path d="M330 640c0-40 30-60 70-60h60c40 0 70 20 70 60v60H330z" fill="${cloth}"/><circle cx="640" cy="640" r="46" fill="${cloth}" opacity=".7"/><rect x="628" y="600" width="6" height="-90" fill="${wood}"/><path d="M150 300h300v220H150z" fill="${cloth}" opacity=".45"/>`,
    1600,
    1200,
  );

/** A screen of a product: figures, a curve, rows. */
const dashboard = (ground: string, card: string, ink: string, first: string, second: string) => {
  const tile = (x: number, label: number, value: number) =>
    `<rect x="${x}" y="170" width="400" height="190" rx="18" fill="${card}"/><rect x="${x + 32}" y="204" width="${label}" height="16" rx="8" fill="${ink}" opacity=".35"/><rect x="${x + 32}" y="246" width="${value}" height="46" rx="10" fill="${ink}" opacity=".9"/><rect x="${x + 32}" y="314" width="90" height="14" rx="7" fill="${first}"/>`;
  const lines = [0, 1, 2, 3]
    .map(
      (index) =>
        `<rect x="1010" y="${450 + index * 104}" width="${260 - index * 26}" height="16" rx="8" fill="${ink}" opacity=".75"/><rect x="1010" y="${478 + index * 104}" width="180" height="12" rx="6" fill="${ink}" opacity=".28"/><rect x="1380" y="${448 + index * 104}" width="84" height="34" rx="17" fill="${index % 2 === 0 ? first : second}" opacity=".85"/>`,
    )
    .join('');
  return svg(
    `<defs>${shade('a', first, card)}</defs><rect width="1600" height="1000" fill="${ground}"/><rect x="60" y="60" width="1480" height="940" rx="28" fill="${card}" opacity=".45"/><circle cx="110" cy="108" r="9" fill="${first}"/><rect x="140" y="100" width="170" height="16" rx="8" fill="${ink}" opacity=".5"/>${tile(100, 130, 190)}${tile(530, 170, 150)}${tile(960, 120, 220)}<rect x="100" y="400" width="830" height="520" rx="18" fill="${card}"/><path d="M140 850C230 820 260 720 350 730S480 660 560 650 690 520 760 540 850 450 890 460V880H140z" fill="url(#a)" opacity=".35"/><path d="M140 850C230 820 260 720 350 730S480 660 560 650 690 520 760 540 850 450 890 460" fill="none" stroke="${first}" stroke-width="7" stroke-linecap="round"/><path d="M140 800c120-20 200-30 300-60s240-20 450-90" fill="none" stroke="${second}" stroke-width="5" stroke-dasharray="4 14" stroke-linecap="round"/><rect x="970" y="400" width="530" height="520" rx="18" fill="${card}"/>${lines}`,
    1600,
    1000,
  );
};

/** A house by an architect: flat roofs, long windows, a tree. */
const house = (sky: [string, string], wall: string, shadow: string, glass: string) =>
  svg(
    `<defs>${shade('s', ...sky)}${shade('g', glass, '#fff7e8')}</defs><rect width="1800" height="1100" fill="url(#s)"/><rect y="860" width="1800" height="240" fill="${shadow}" opacity=".5"/><rect x="260" y="430" width="980" height="430" fill="${wall}"/><rect x="200" y="390" width="1120" height="44" fill="${shadow}"/><rect x="820" y="240" width="640" height="190" fill="${wall}" opacity=".92"/><rect x="780" y="206" width="720" height="36" fill="${shadow}"/><rect x="320" y="500" width="420" height="360" fill="url(#g)"/><path d="M425 500v360M530 500v360M635 500v360" stroke="${shadow}" stroke-width="8"/><rect x="900" y="280" width="430" height="110" fill="url(#g)"/><rect x="880" y="560" width="120" height="300" fill="${shadow}"/><path d="M1420 860V560" stroke="${shadow}" stroke-width="18"/><circle cx="1420" cy="520" r="150" fill="${shadow}" opacity=".8"/><circle cx="1500" cy="590" r="100" fill="${shadow}" opacity=".7"/>`,
    1800,
    1100,
  );

const logo = (name: string) =>
  svg(
    `<text x="0" y="30" font-family="sans-serif" font-size="26" font-weight="700" fill="#30343c">${name}</text>`,
    Math.round(name.replace('&amp;', '&').length * 15.5),
    40,
  );

const portrait = (wall: string, coat: string, skin: string, hair: string) =>
  svg(
    `<defs>${shade('w', wall, '#ffffff')}</defs><rect width="400" height="400" fill="url(#w)"/><path d="M50 400c0-90 64-134 150-134s150 44 150 134z" fill="${coat}"/><path d="M116 250c-20-130 10-196 84-196s104 66 84 196z" fill="${hair}"/><path d="M170 220h60v58a30 26 0 0 1-60 0z" fill="${skin}"/><ellipse cx="200" cy="166" rx="60" ry="74" fill="${skin}"/><path d="M134 158c4-72 128-84 134 2-30-6-52-22-64-40-12 22-38 36-70 38z" fill="${hair}"/><path d="M170 284l30 40 30-40" fill="none" stroke="#fff" stroke-width="10" opacity=".5"/>`,
    400,
    400,
  );

const assets: Record<string, Drawn> = {
  asset_warehouse: hall('#cdd6f7', '#3d4c9e', '#f0a35e', '#f3f5ff'),
  asset_line: land(['#ffe1cf', '#fff6ee'], '#ff9f73', ['#e5b3a0', '#a86d78', '#4d3a5e']),
  asset_night: land(['#0b1230', '#25346e'], '#e9e3c4', ['#2f4485', '#22336a', '#131d42']),
  asset_halden: logo('Halden'),
  asset_orrin: logo('Orrin &amp; Sons'),
  asset_vela: logo('Vela Freight'),
  asset_norvik: logo('Norvik'),
  asset_ingrid: portrait('#e3d6c8', '#2f3a4a', '#e5b99b', '#6b4a2f'),
  asset_priya: portrait('#cfe0d9', '#0f5c4d', '#b98262', '#1f1a17'),
  asset_cabinet: room(['#f2efe8', '#dbe7e4'], '#ffe9c4', '#8a6b4a', '#2f7f86'),
  asset_salle: room(['#f6efe4', '#e9dcc7'], '#fff2d8', '#7a5b3c', '#b98a4e'),
  asset_fauteuil: room(['#eaf1f4', '#cddde5'], '#ffffff', '#56707f', '#45687f'),
  asset_accueil: room(['#f4ebee', '#e0cdd4'], '#ffe6cf', '#6d4a58', '#a05e74'),
  asset_dashboard: dashboard('#1b1440', '#2a2060', '#ffffff', '#ff7a59', '#8f7bff'),
  asset_vines: rows(['#ffd9a0', '#ffeed6'], '#8a9a4f', '#4e6128'),
  asset_cellar: hall('#3a2a24', '#241813', '#a6794b', '#e9c793'),
  asset_estate: land(['#f3d9b8', '#fff5e6'], '#ffcf87', ['#c9b079', '#8d8a4c', '#4c5527']),
  asset_villa: house(['#d9e3ea', '#f6efe4'], '#efe9df', '#3c4a45', '#f4d9a8'),
  asset_courtyard: room(['#efeae0', '#dcd6c7'], '#fff0d0', '#6b5a44', '#5f7468'),
  asset_depot: hall('#e6e9ee', '#2c3a47', '#ffcc33', '#ffffff'),
  asset_elena: portrait('#ead9c6', '#5b2333', '#e9c0a0', '#2a1a16'),
  asset_marek: portrait('#d8dde3', '#2c3a47', '#e2b594', '#8a6a45'),
  asset_saskia: portrait('#dfe3da', '#3c4a45', '#edc7a9', '#b98a4e'),
};

export const assetUrl = (assetId: string): string | undefined =>
  Object.hasOwn(assets, assetId) ? assets[assetId]?.url : undefined;

export const assetSize = (assetId: string): { width: number; height: number } | undefined => {
  const drawn = Object.hasOwn(assets, assetId) ? assets[assetId] : undefined;
  return drawn && { width: drawn.width, height: drawn.height };
};

/** What a block is called, resting on no topic. */
export const about = (componentId: string) => ({ componentId, chunkIds: [] });
