CREATE TABLE `contacts` (
	`id` text PRIMARY KEY NOT NULL,
	`source` text NOT NULL,
	`edition` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`company` text,
	`instagram` text,
	`message` text NOT NULL,
	`flagged` text,
	`message_key` text NOT NULL,
	`created_at` integer NOT NULL,
	`notified_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contacts_message_key` ON `contacts` (`message_key`);