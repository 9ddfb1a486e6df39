import type { PageContents } from '../page-contents.ts';
import { CellTable } from '../ui/cell-table.tsx';
import { FeatureIcon } from '../ui/feature-icon.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { typeset } from '../ui/typeset.tsx';

type Props = (PageContents['quran']['cards'] | PageContents['about']['principles']) & { id: string };

/** Cards, each with its icon or, if their order matters, its number. */
export function Cards({ id, heading, items }: Props) {
  return (
    <SheetRow id={id} heading={heading}>
      <CellTable four={items.length === 4}>
        {items.map((item, index) => (
          <li key={item.title}>
            {'icon' in item ? <FeatureIcon name={item.icon} /> : <b aria-hidden="true">{index + 1}</b>}
            <h3>{item.title}</h3>
            <p>{typeset(item.description)}</p>
          </li>
        ))}
      </CellTable>
    </SheetRow>
  );
}
