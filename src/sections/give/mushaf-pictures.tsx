import { memo } from 'react';
import { Picture, type PictureData } from '../../ui/picture.tsx';
import { styled } from '../../ui/styled.ts';
import { words } from '../../words.ts';

interface BothThemes {
  picture: PictureData;
  light: PictureData | null;
}

/** Styles with sibling selectors, so that the switch works without scripts and without `:has()`. */
const Views = styled('div', {
  display: 'grid',
  gridTemplateColumns: { base: '1fr 1fr', md: '2fr 3fr' },
  alignItems: 'end',
  paddingBlock: { md: '4' },
  paddingLeft: { md: '4.5' },
  paddingRight: { md: '2' },
  bg: 'motif.panel',
  borderBlock: '1px solid {colors.gold.line}',
  '& img': { width: '100%', height: 'auto' },
  '& figure': {
    gridArea: { base: '1 / 1 / auto / span 2', md: 'auto' },
    borderBottom: { base: '1px solid {colors.gold.line}', md: '0' },
    transition: 'opacity .2s {easings.ink}',
    // Reserves the shape of a book until the picture has loaded.
    '@media (max-width: 767.98px)': {
      background: 'linear-gradient({colors.motif.ground2}, {colors.motif.ground2}) 50% 55%/38% 78% no-repeat',
    },
  },
  '& figure img': { aspectRatio: { md: '5 / 6' }, objectFit: 'cover' },
  '& figure ~ figure img': { aspectRatio: { md: '4 / 3' } },
  '& figcaption': {
    display: { base: 'none', md: 'block' },
    marginTop: '1.5',
    textStyle: 'heading',
    fontSize: 'ui',
    textAlign: 'center',
  },
  '& input': {
    gridRow: '2',
    display: { md: 'none' },
    width: '100%',
    height: '100%',
    margin: '0',
    opacity: '0',
    zIndex: '1',
  },
  '& label': {
    gridRow: '2',
    display: { base: 'flex', md: 'none' },
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    minHeight: '12',
    paddingInline: '3.5',
    fontWeight: '600',
    color: 'fg.muted',
    '& img': { width: '13', border: '1px solid {colors.gold.line}' },
  },
  '& [value=sampul], & [value=sampul] + label': { gridColumn: '1' },
  '& [value=isi], & [value=isi] + label': { gridColumn: '2' },
  '& :checked + label': { bg: 'accent.subtle', color: 'fg', boxShadow: 'inset 0 -3px 0 {colors.accent}' },
  '@media (forced-colors: active)': { '& :checked + label': { border: '3px solid Highlight' } },
  '& :focus-visible + label': { outline: '3px solid {colors.focus}', outlineOffset: '-3px' },
  '& [value=sampul]:checked ~ figure ~ figure, & [value=isi]:checked ~ figure:not(figure ~ figure)': {
    opacity: { base: '0', md: '1' },
  },
});

/** Cover and open spread. Phones show one of them, with a switch below. Wider screens show both. */
export const MushafPictures = memo(function MushafPictures({
  cover,
  inside,
}: {
  cover: BothThemes;
  inside: BothThemes;
}) {
  const views = [
    { ...cover, view: 'sampul', name: words.form.cover },
    { ...inside, view: 'isi', name: words.form.inside },
  ];
  return (
    // Switching pictures must not count as input to the form.
    <Views role="group" aria-label={words.form.pictures} onInput={(event) => event.stopPropagation()}>
      {views.map(({ view, name, picture, light }) => [
        <input
          key={view}
          type="radio"
          id={`gambar-${view}`}
          name="gambar"
          value={view}
          defaultChecked={view === 'sampul'}
        />,
        <label key={`nama-${view}`} htmlFor={`gambar-${view}`}>
          <Picture picture={picture} light={light} sizes="52px" />
          <span>{name}</span>
        </label>,
      ])}
      {views.map(({ view, name, picture, light }) => (
        <figure key={view}>
          <Picture picture={picture} light={light} sizes="(min-width: 768px) 352px, 94vw" />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </Views>
  );
});
