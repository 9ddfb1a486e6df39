/** Content around the money and the note of a verse, approved in groups by two people (docs/releasing.md#what-two-people-approve). */
export interface ApprovalGroup {
  name: string;
  title: string;
  parts: readonly GroupPart[];
}

export interface GroupPart {
  type: string;
  /** Fields that the group includes. Without this property it includes all fields. */
  only?: readonly string[];
  except?: readonly string[];
}

/** Approved together with the account, so that an old account never stands beside a new name. */
const shown = ['organisationName', 'contact'];

export const accountGroup: ApprovalGroup = {
  name: 'account',
  title: 'rekening, nama lembaga, dan kontak',
  parts: [{ type: 'bankAccount' }, { type: 'siteSettings', only: shown }, { type: 'contactPage', only: ['branches'] }],
};

export const approvalGroups: readonly ApprovalGroup[] = [
  accountGroup,
  {
    name: 'donation',
    title: 'teks dan gambar halaman Donasi',
    parts: [{ type: 'donationPage', except: ['questions'] }],
  },
  { name: 'confirmation', title: 'teks halaman Konfirmasi transfer', parts: [{ type: 'confirmationPage' }] },
  { name: 'questions', title: 'tanya jawab donatur', parts: [{ type: 'donationPage', only: ['questions'] }] },
  { name: 'legality', title: 'Legalitas', parts: [{ type: 'legality' }] },
  // Names the field at the top of the document, because `holds` compares only the first name of a path.
  { name: 'verse-note', title: 'catatan ayat di Beranda', parts: [{ type: 'homePage', only: ['verseNote'] }] },
  {
    name: 'site',
    title: 'teks dan tautan di setiap halaman',
    parts: [{ type: 'siteSettings', except: [...shown, 'approver'] }],
  },
];

/** Pages on which visitors decide to pay. They do not show a notice that is not approved. */
export const paymentPages = ['donation', 'confirmation'] as const;

/** Titles of the groups that include a field of a document type. Without `field`: of all groups with that type. */
export const groupsOf = (type: string, field?: string): string[] =>
  approvalGroups
    .filter(({ parts }) => parts.some((part) => part.type === type && (field === undefined || holds(part, field))))
    .map(({ title }) => title);

/** Whether a part of a group includes a field. Only the first name of the field's path counts. */
export function holds({ only, except = [] }: GroupPart, field: string): boolean {
  const [name = ''] = field.split('.');
  return (only?.includes(name) ?? true) && !except.includes(name);
}
