import { formatWeekday } from '../../day-words.ts';
import { paths } from '../../page-table.ts';
import { paymentWords } from '../../payment-words.ts';
import { Button } from '../../ui/button.tsx';
import { BellIcon } from '../../ui/keep-icons.tsx';
import { showToast } from '../../ui/toast.ts';
import { formatRupiah } from '../../transaction/rupiah.ts';
import { reminderDay } from './last-day.ts';
import { download, inWebView } from './kept-picture.tsx';
import { fillIn, type Payment } from './payment-values.tsx';
import { calendarFile } from './reminder.ts';

const { reminder: words } = paymentWords;

/** A button that makes a file for the calendar: whom to ask about which total. It never has a name or an address. */
export function RemindMe({ copy, details, contact }: Payment) {
  const { reminder } = copy;
  const { answer } = copy.days;
  // The web view of an app downloads nothing.
  if (answer === null || inWebView()) return null;
  const remind = () => {
    const now = Date.now();
    const day = reminderDay(now, answer);
    const url = location.origin + paths.contact;
    const text = fillIn(reminder.text, { total: formatRupiah(details.total), telepon: contact.phone });
    const file = calendarFile({ title: `${location.host}: ${reminder.title}`, text, day, url, madeAt: now });
    download(new File([file], words.file, { type: 'text/calendar' }));
    showToast({ title: words.made, description: words.open(formatWeekday(day)), tone: 'success' });
  };
  return (
    <p data-screen="">
      <Button type="button" variant="line" size="sm" onClick={remind}>
        <BellIcon />
        {reminder.label}
      </Button>
    </p>
  );
}
