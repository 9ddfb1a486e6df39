/** Content around the money, approved in groups by two people (docs/releasing.md#what-two-people-approve). */
export interface ApprovalGroup {
  name: string;
  title: string;
  parts: readonly GroupPart[];
}

export interface GroupPart {
  type: string;
  /** Names of their fields; absent, all. */
  only?: readonly string[];
  except?: readonly string[];
}

/** In the group of the account, so that an old account never stands beside a new name. */
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
  { name: 'confirmation', title: 'teks halaman Konfirmasi', parts: [{ type: 'confirmationPage' }] },
  { name: 'questions', title: 'pertanyaan donatur', parts: [{ type: 'donationPage', only: ['questions'] }] },
  { name: 'legality', title: 'Legalitas', parts: [{ type: 'legality' }] },
  { name: 'site', title: 'teks dan tautan di setiap halaman', parts: [{ type: 'siteSettings', except: shown }] },
];

/** Pages on which somebody decides to pay. A notice that nobody approved yet is shown everywhere else. */
export const paymentPages = ['donation', 'confirmation'] as const;

/** The groups in which a field of a document stands, by their titles; without a field, all of its type. */
export const groupsOf = (type: string, field?: string): string[] =>
  approvalGroups
    .filter(({ parts }) => parts.some((part) => part.type === type && (field === undefined || holds(part, field))))
    .map(({ title }) => title);

/** Whether a part of a group holds a field, by the first name of its path. */
export function holds({ only, except = [] }: GroupPart, field: string): boolean {
  const [name = ''] = field.split('.');
  return (only?.includes(name) ?? true) && !except.includes(name);
}
