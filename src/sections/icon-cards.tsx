import type { PageContents } from '../page-table.ts';
import { CellTable } from '../ui/cell-table.tsx';
import { FeatureIcon } from '../ui/feature-icons.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { typeset } from '../ui/typeset.tsx';

export function IconCards({ id, mark, heading, items }: PageContents['quran']['cards'] & { id: string }) {
  return (
    <SheetRow id={id} label={mark} heading={heading}>
      <CellTable four={items.length === 4}>
        {items.map(({ icon, title, description }) => (
          <li key={title}>
            <FeatureIcon name={icon} />
            <h3>{title}</h3>
            <p>{typeset(description)}</p>
          </li>
        ))}
      </CellTable>
    </SheetRow>
  );
}
