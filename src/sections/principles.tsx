import type { PageContents } from '../page-table.ts';
import { CellTable } from '../ui/cell-table.tsx';
import { StepMark } from '../ui/numbered-star.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { typeset } from '../ui/typeset.tsx';

export function Principles({ mark, heading, items }: PageContents['about']['principles']) {
  return (
    <SheetRow id="prinsip" label={mark} heading={heading}>
      <CellTable four={items.length === 4}>
        {items.map(({ title, description }, index) => (
          <li key={title}>
            <StepMark number={index + 1} />
            <h3>{title}</h3>
            <p>{typeset(description)}</p>
          </li>
        ))}
      </CellTable>
    </SheetRow>
  );
}
