/** The digits of a telephone number with the country code: `0812…` becomes `62812…`. Also of full-width digits. */
export const withCountryCode = (phone: string) => phone.normalize('NFKC').replaceAll(/\D/g, '').replace(/^0/, '62');

/** A WhatsApp number as people read it: `+62 812-3456-7890`. */
export const writePhone = (whatsapp: string) => `+62 ${whatsapp.slice(2).replace(/^(\d{3})(\d{4})(?=\d)/, '$1-$2-')}`;
