/** Scripts that a content page needs from the first interaction on, in one chunk and without React. */
import '~/sections/banner'
import '~/ui/menu/start'
