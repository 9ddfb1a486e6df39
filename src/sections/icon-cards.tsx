import { CellTable } from '../ui/cell-table.tsx';
import { FeatureIcon, type FeatureIconName } from '../ui/feature-icons.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { typeset } from '../ui/typeset.tsx';

export interface IconCardsProps {
  id: string;
  mark: string;
  heading: string;
  items: { icon: FeatureIconName; title: string; description: string }[];
}

export function IconCards({ id, mark, heading, items }: IconCardsProps) {
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
