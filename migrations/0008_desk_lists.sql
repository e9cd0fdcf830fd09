CREATE INDEX `contacts_suspected` ON `contacts` (`created_at`,`id`) WHERE answered_at IS NULL AND flagged IS NOT NULL;--> statement-breakpoint
CREATE INDEX `contacts_answered` ON `contacts` (`created_at`,`id`) WHERE answered_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `order_photos_stored` ON `order_photos` (`order_id`,`role`,`created_at`) WHERE stored_at IS NOT NULL;